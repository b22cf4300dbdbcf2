import { rm } from 'node:fs/promises'
import path from 'node:path'

/** electron-builder's configuration. Called by build/package.mjs with the runtime that was found. */
export const config = ({ distDir, version }) => ({
  appId: 'app.belfry.Belfry',
  productName: 'Belfry',
  electronVersion: version,
  // The runtime that was found for this platform; for another one (undefined) electron-builder downloads the official.
  electronDist: distDir,
  npmRebuild: false,
  directories: { output: 'release', buildResources: 'build/icons' },
  files: ['dist/**/*', '!dist/**/*.map', 'package.json', '!**/node_modules/**'],
  asar: true,
  electronLanguages: ['en-US', 'ko', 'zh-TW'],
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
  // `.belfry` is ours. `.json` belongs to everybody: Belfry offers itself where a system can offer without taking over.
  fileAssociations: [
    { ext: 'belfry', name: 'Belfry script or game', mimeType: 'application/x-belfry', role: 'Editor' },
  ],
  linux: {
    fileAssociations: [{ ext: 'json', name: 'JSON', mimeType: 'application/json' }],
    target: ['AppImage', 'deb', 'tar.gz'],
    category: 'Game',
    icon: 'build/icons',
    executableName: 'belfry',
    syncDesktopName: true,
  },
  win: { target: ['nsis', 'zip'], icon: 'build/icons/512x512.png' },
  mac: {
    fileAssociations: [{ ext: 'json', name: 'JSON', role: 'Viewer', rank: 'Alternate' }],
    target: ['dmg', 'zip'],
    category: 'public.app-category.games',
    icon: 'build/icons/512x512.png',
    hardenedRuntime: true,
    gatekeeperAssess: false,
  },
  nsis: { oneClick: false, allowToChangeInstallationDirectory: true, differentialPackage: false },
  publish: null,
  // electron-builder leaves these behind when it copies a local runtime.
  afterPack: ({ appOutDir, packager }) =>
    Promise.all(
      ['default_app.asar', '../belfry-runtime.json'].map((name) =>
        rm(path.join(packager.getResourcesDir(appOutDir), name), { force: true }),
      ),
    ),
})
