/** A mail to one person. `messageId` is stable over retries, without angle brackets. */
export interface Mail {
  to: { address: string; name: string }
  /** Name shown as the sender; the address is the host's. */
  fromName: string
  subject: string
  html: string
  text: string
  messageId: string
}

export interface Mailer {
  /**
   * Resolves once the mail server took the mail. Rejects with `MailRefused` when it never will,
   * with any other error when another attempt may succeed.
   */
  send(mail: Mail): Promise<void>
}

/** The mail server refused for good (an SMTP code from 500); `reason` is fit to be shown. */
export class MailRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.name = 'MailRefused'
    this.reason = reason
  }
}

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

/**
 * Files by key; keys hold letters, digits, `-`, `_`, `.` and `/`. A stored image is kept for good,
 * also when no template shows it any more: mails that people sent long ago still do.
 */
export interface MediaStore {
  put(key: string, file: StoredFile): Promise<void>
  get(key: string): Promise<StoredFile | null>
  /** Removes every file whose key begins with `prefix`. */
  removeAll(prefix: string): Promise<void>
}

export interface EncodedImage extends StoredFile {
  width: number
  height: number
}

/** What a variant must be. Pixels of the file, not of the screen. */
export interface VariantRequest {
  width: number
  height: number
  /** Corner radius, baked in. */
  radius: number
  /** Aimed at by lowering quality or colours; never refused for it. */
  maxBytes: number
}

/** Pixels. Callers have checked type, size and pixel count by the file's header before. */
export interface Images {
  /** Decodes and encodes again in the same type: turned upright, metadata dropped. Null: not an image. */
  reencode(file: StoredFile): Promise<EncodedImage | null>
  /**
   * Fitted into the box without distortion, transparent where it does not reach. A gif of several
   * frames stays one.
   */
  variant(file: StoredFile, request: VariantRequest): Promise<StoredFile>
  /** A transparent PNG. */
  blank(width: number, height: number): Promise<StoredFile>
}

export interface RateLimiter {
  /**
   * Takes `points` from the `limit` of this window.
   *
   * @returns 0, or the seconds until the window ends: too few are left, and nothing was taken
   */
  takeOrWait(key: string, points: number, limit: number, windowSeconds: number): Promise<number>
}

/** What the server's key signs; each purpose has a key of its own, derived from it. */
export type SigningPurpose =
  'account-link' | 'invitation' | 'media-variant' | 'photo-state' | 'sign-in-code'

/** What the server's key encrypts; each purpose has a key of its own, derived from it. */
export type SealingPurpose = 'photo-token'

/** `random` and `id` are unpredictable; the key behind `hmac` is stored apart from the data. */
export interface Secrets {
  /** `bytes` random bytes, base64url. */
  random(bytes: number): string
  /** 128 random bits, 32 hex digits. */
  id(): string
  /** HMAC-SHA-256 under a key of its own for each purpose, base64url. */
  hmac(purpose: SigningPurpose, text: string): Promise<string>
  /**
   * Encrypts a text (AES-GCM), base64url.
   *
   * @param owner the only owner for whom the text can be opened again
   */
  seal(purpose: SealingPurpose, text: string, owner: string): Promise<string>
  /** The text; null when it was sealed for another owner or under another key, or was modified. */
  unseal(purpose: SealingPurpose, sealed: string, owner: string): Promise<string | null>
  /** SHA-256, base64url. */
  sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string>
}

/** Seconds since 1970, whole. */
export interface Clock {
  now(): number
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Structured; fields never hold codes, tokens or mail bodies. */
export interface Log {
  write(level: LogLevel, event: string, fields?: Record<string, unknown>): void
}
