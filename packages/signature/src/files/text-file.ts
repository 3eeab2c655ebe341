import { utf8 } from './encode.ts'
import { fileName, type Rendered, type SignatureFile } from './signature-file.ts'

/** Returns the plain-text signature, for clients without HTML. */
export function textFile(rendered: Rendered, signatureName: string): SignatureFile {
  return {
    name: fileName(signatureName, 'txt'),
    type: 'text/plain',
    bytes: utf8(`${rendered.text.trimEnd()}\n`),
  }
}
