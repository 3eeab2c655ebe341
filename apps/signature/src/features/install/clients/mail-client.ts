import type { Target } from '@org/signature'
import type { Rendered, SignatureFile } from '@org/signature/files'
import type { DrawingSpec } from '../drawing/drawing-parts.ts'

export type MailClientKey =
  'gmail' | 'outlook' | 'apple-mail' | 'yahoo' | 'thunderbird' | 'iphone' | 'office365'

export interface Step {
  text: string
  drawing: DrawingSpec
}

/** Another way to the same end: a file that goes to a folder. */
export interface FileInstall {
  label: string
  make: (rendered: Rendered, signatureName: string) => SignatureFile
  /** What to do with the file; empty where the client's own steps use it. */
  steps: readonly string[]
  /** Path to paste into the file manager. */
  folder?: string
}

/** How a signature gets into one mail client. */
export interface MailClient {
  key: MailClientKey
  name: string
  /** The rendering that this client keeps. */
  target: Target
  steps: readonly Step[]
  /** What surprises people there. */
  hints: readonly string[]
  file?: FileInstall
  /** Shows the code that opens this page on the phone. */
  hasPhoneCode?: true
}
