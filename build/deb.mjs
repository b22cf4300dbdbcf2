#!/usr/bin/env node
/** Makes a .deb of release/linux-unpacked with dpkg-deb alone: electron-builder's own deb target downloads fpm from GitHub. */
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const { version, description, author, homepage } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const stage = path.join(root, 'release/deb')
rmSync(stage, { recursive: true, force: true })
const put = (file, text, mode = 0o644) => {
  const target = path.join(stage, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
  chmodSync(target, mode)
}
mkdirSync(path.join(stage, 'opt'), { recursive: true })
cpSync(path.join(root, 'release/linux-unpacked'), path.join(stage, 'opt/belfry'), { recursive: true })
mkdirSync(path.join(stage, 'usr/bin'), { recursive: true })
symlinkSync('/opt/belfry/belfry', path.join(stage, 'usr/bin/belfry'))
chmodSync(path.join(stage, 'opt/belfry/chrome-sandbox'), 0o4755)
put(
  'usr/share/applications/belfry.desktop',
  '[Desktop Entry]\nType=Application\nName=Belfry\nComment=Grimoire for Storytellers of Blood on the Clocktower (unofficial)\nExec=/opt/belfry/belfry %U\nIcon=belfry\nCategories=Game;\nMimeType=application/x-belfry;application/json;\n',
)
put(
  'usr/share/mime/packages/belfry.xml',
  `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="application/x-belfry">
    <comment>Belfry script or game</comment>
    <sub-class-of type="application/json"/>
    <glob pattern="*.belfry"/>
  </mime-type>
</mime-info>
`,
)
mkdirSync(path.join(stage, 'usr/share/icons/hicolor/512x512/apps'), { recursive: true })
cpSync(path.join(root, 'build/icons/512x512.png'), path.join(stage, 'usr/share/icons/hicolor/512x512/apps/belfry.png'))
put(
  'DEBIAN/control',
  `Package: belfry
Version: ${version}
Architecture: amd64
Maintainer: ${author}
Homepage: ${homepage}
Section: games
Priority: optional
Depends: libgtk-3-0 | libgtk-3-0t64, libnss3, libasound2 | libasound2t64, libgbm1, libxtst6, xdg-utils
Description: ${description}
`,
)
const out = path.join(root, `release/belfry_${version}_amd64.deb`)
execFileSync('dpkg-deb', ['--build', '--root-owner-group', '-Zxz', '-z3', stage, out], { stdio: 'inherit' })
rmSync(stage, { recursive: true })
console.log(out)
