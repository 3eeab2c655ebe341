/**
 * Wraps a rendered signature in a complete document. Thunderbird and Outlook look for the
 * `http-equiv` form of the character set; the VML of the Outlook target needs the namespaces.
 */
export function htmlDocument(signatureHtml: string): string {
  return [
    '<!DOCTYPE html>',
    '<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">',
    '<head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head>',
    `<body>${signatureHtml}</body>`,
    '</html>',
    '',
  ].join('\n')
}
