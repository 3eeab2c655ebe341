import type { Target } from '@org/signature'
import type { SignatureFileKey } from '@org/ui/signature-export'
import type { DrawingSpec } from '../drawing/drawing-parts.ts'

export type MailClientKey =
  | 'gmail'
  | 'outlook'
  | 'apple-mail'
  | 'yahoo'
  | 'thunderbird'
  | 'iphone'
  | 'office365'

export interface Step {
  text: string
  drawing: DrawingSpec
}

/** A way to install the signature from a file that the person downloads. */
export interface FileInstall {
  label: string
  key: SignatureFileKey
  /** What to do with the file; empty if the client's own steps cover it. */
  steps: readonly string[]
  /** Path to paste into the file manager. */
  folder?: string
}

/** How to install a signature in a mail client. */
export interface MailClient {
  key: MailClientKey
  name: string
  /** The rendering that is copied for this client. */
  target: Target
  steps: readonly Step[]
  /** Hints about surprising behaviour of the client. */
  hints: readonly string[]
  file?: FileInstall
  /** Whether to show the QR code that opens this page on a phone. */
  hasPhoneCode?: true
}
