import { utf16, utf8, windowsLines } from './encode.ts'
import { htmlDocument } from './html-document.ts'
import { signatureRtf } from './rtf.ts'
import { fileName, type Rendered, type SignatureFile } from './signature-file.ts'
import { zip } from './zip.ts'

/**
 * Creates the three files of one signature for classic Outlook, which picks one according to the
 * format of the message: `.htm`, `.rtf` and `.txt` (UTF-16, as Outlook writes it).
 * @param rendered for the target `outlook`
 */
export function outlookFiles(
  rendered: Rendered,
  signatureName: string,
): [htm: SignatureFile, rtf: SignatureFile, txt: SignatureFile] {
  return [
    {
      name: fileName(signatureName, 'htm'),
      type: 'text/html',
      bytes: utf8(windowsLines(htmlDocument(rendered.html))),
    },
    {
      name: fileName(signatureName, 'rtf'),
      type: 'application/rtf',
      bytes: utf8(windowsLines(signatureRtf(rendered.html))),
    },
    {
      name: fileName(signatureName, 'txt'),
      type: 'text/plain',
      bytes: utf16(windowsLines(`${rendered.text.trimEnd()}\n`)),
    },
  ]
}

/** Packs the three files in one archive, to extract into `outlookFolder`. */
export function outlookArchive(rendered: Rendered, signatureName: string): SignatureFile {
  return {
    name: fileName(signatureName, 'zip'),
    type: 'application/zip',
    bytes: zip(outlookFiles(rendered, signatureName)),
  }
}
