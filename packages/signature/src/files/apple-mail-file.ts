import { utf8 } from './encode.ts'
import { quotedPrintable } from './quoted-printable.ts'
import { fileName, type Rendered, type SignatureFile } from './signature-file.ts'

/** Where Apple Mail keeps its signatures; the version folder's number grows with macOS. */
export const appleMailFolder = '~/Library/Mail/V10/MailData/Signatures'

/**
 * A `.mailsignature`: a MIME part of its own, which takes the place of one that Mail has made. Pictures
 * stay where they are hosted, for Mail takes no width from the attributes of an embedded one
 * (https://github.com/hteumeuleu/caniemail/issues/171).
 * @param id a UUID; Mail names its file and its message id by it
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
