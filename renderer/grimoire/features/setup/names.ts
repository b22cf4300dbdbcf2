/** Names out of what was typed or pasted: one a line, or between commas, semicolons or tabs; list numbers fall away. */
export function namesIn(text: string): string[] {
  return text
    .split(/[\n\r\t,;、，]+/)
    .map((part) => part.replace(/^\s*(?:\d+[.)]|[-*•])\s*/, '').trim())
    .filter((name) => name !== '')
    .map((name) => name.slice(0, 80))
}
