import { utf8 } from './encode.ts'
import { quotedPrintable } from './quoted-printable.ts'
import { fileName, type Rendered, type SignatureFile } from './signature-file.ts'

/**
 * Creates a `.mailsignature` file: a MIME part that replaces one created by Mail. Images stay
 * hosted, because Mail ignores the width attribute of embedded ones
 * (https://github.com/hteumeuleu/caniemail/issues/171).
 * @param id a UUID; Mail uses it in the file name and the message id
 */
export function appleMailFile(
  rendered: Rendered,
  signatureName: string,
  id: string,
): SignatureFile {
  const headers = [
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Type: text/html;\r\n\tcharset=utf-8',
    `Message-Id: <${id.replace(/[^\w-]/g, '')}>`,
    'Mime-Version: 1.0',
  ].join('\r\n')
  const body = quotedPrintable(`<body>${rendered.html}</body>`)
  return {
    name: fileName(signatureName, 'mailsignature'),
    type: 'application/octet-stream',
    bytes: utf8(`${headers}\r\n\r\n${body}\r\n`),
  }
}
