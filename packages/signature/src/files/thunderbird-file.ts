import { utf8 } from './encode.ts'
import { htmlDocument } from './html-document.ts'
import { fileName, type Rendered, type SignatureFile } from './signature-file.ts'

/** Returns the HTML file for Thunderbird's "Attach the signature from a file instead". */
export function thunderbirdFile(rendered: Rendered, signatureName: string): SignatureFile {
  return {
    name: fileName(signatureName, 'html'),
    type: 'text/html',
    bytes: utf8(htmlDocument(rendered.html)),
  }
}
