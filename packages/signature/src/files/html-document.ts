/**
 * A rendered signature as a whole document. The `http-equiv` form of the character set is the one
 * that Thunderbird and Outlook look for; the namespaces belong to the VML of the Outlook target.
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
