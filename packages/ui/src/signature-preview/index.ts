export { SignaturePreview } from './signature-preview/signature-preview.tsx'
export type { SignaturePreviewProps } from './signature-preview/signature-preview.tsx'
export { MailWindow } from './mail-window/mail-window.tsx'
export type { MailWindowProps } from './mail-window/mail-window.tsx'
