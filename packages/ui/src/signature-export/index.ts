export { copySignature, type ClipboardContent } from './copy-signature.ts'
export { saveFile } from './save-file.ts'
export { signatureFile, signatureFileKeys, type SignatureFileKey } from './signature-file.ts'
