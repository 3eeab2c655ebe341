/** A mail to one person. `messageId` has no angle brackets and stays the same on retries. */
export interface Mail {
  to: { address: string; name: string }
  /** Display name of the sender; the host sets the address. */
  fromName: string
  /** Address for replies, if it is not the sender's. */
  replyTo?: { address: string; name?: string | undefined } | undefined
  subject: string
  html: string
  text: string
  attachments?: readonly MailAttachment[] | undefined
  messageId: string
  /** True for one of many mails, which must not delay single ones. */
  isBulk?: boolean | undefined
}

/** An attachment of a mail; `name` is the name under which the recipient saves it. */
export interface MailAttachment extends StoredFile {
  name: string
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail. Rejects with `MailRefused` when the server
   * will never accept it, with `MailDeferred` when it will later, with `MailServerAway` when no mail
   * can be sent now, and with any other error when another attempt may succeed.
   */
  send(mail: Mail): Promise<void>
}

/**
 * The mail server rejected the mail permanently (an SMTP code of 500 or above). `reason` may be
 * shown to users.
 */
export class MailRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.name = 'MailRefused'
    this.reason = reason
  }
}

/** The mail server rejected the mail for now (an SMTP code from 400 to 499). */
export class MailDeferred extends Error {
  /** True when the recipient's domain takes too many mails at once (code 421). */
  readonly isDomainBusy: boolean

  constructor(reason: string, isDomainBusy: boolean) {
    super(reason)
    this.name = 'MailDeferred'
    this.isDomainBusy = isDomainBusy
  }
}

/**
 * The mail server cannot be reached, or accepts no mail at all, for example because it rejects the
 * sign-in. The mail itself is not the cause.
 */
export class MailServerAway extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'MailServerAway'
  }
}

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

/** A file whose bytes are read, a part at a time, while somebody takes them. */
export interface OpenFile {
  content: Blob
  type: string
}

/**
 * Files by key. Keys contain letters, digits, `-`, `_`, `.` and `/`. The images of the signature
 * product are never deleted once their upload has succeeded, even when no template uses them,
 * because old mails still show them.
 */
export interface MediaStore {
  put(key: string, file: StoredFile): Promise<void>
  /** Reads a whole file. */
  get(key: string): Promise<StoredFile | null>
  /** Opens a file to send it to a client, which may be slow. */
  open(key: string): Promise<OpenFile | null>
  /** Removes every file whose key starts with `prefix`. */
  removeAll(prefix: string): Promise<void>
}

export interface EncodedImage extends StoredFile {
  width: number
  height: number
}

/** A requested variant. Sizes are in pixels of the file, not of the screen. */
export interface VariantRequest {
  width: number
  height: number
  /** Radius of the rounded corners. */
  radius: number
  /**
   * Target size in bytes. Quality or colors are reduced to reach it, but a larger file is not an
   * error.
   */
  maxBytes: number
}

/**
 * Image operations, in pixels. Callers have already checked type, size and pixel count from the
 * file's header. `owner` is the organisation whose turn an operation takes. An operation rejects
 * with OVERLOADED if its turn does not come in time.
 */
export interface Images {
  /**
   * Decodes and re-encodes an image in the same type: rotated upright, without metadata. Null if it
   * is not an image. Rejects with TOO_LARGE if that takes too long.
   */
  reencode(file: StoredFile, owner: string): Promise<EncodedImage | null>
  /**
   * Fits an image into the box without distortion, with transparent margins. An animated gif stays
   * animated, unless that would take too long: then only its first frame is shown.
   *
   * @param read reads the image. It is called when the turn comes, so that only images with a turn
   *   are in memory
   */
  variant(
    read: () => Promise<StoredFile>,
    request: VariantRequest,
    owner: string,
  ): Promise<StoredFile>
}

export interface RateLimiter {
  /**
   * Takes `points` from the `limit` of the current window.
   *
   * @returns 0 or, if too few points are left, the seconds until the window ends. In that case,
   *   nothing is taken.
   */
  takeOrWait(key: string, points: number, limit: number, windowSeconds: number): Promise<number>
  /** Returns points that were taken from the current window, if it has not ended. */
  giveBack(key: string, points: number, limit: number, windowSeconds: number): Promise<void>
}

/** Purposes of signing with the server's key. Each purpose has its own derived key. */
export type SigningPurpose =
  | 'account-link'
  | 'coaching-file'
  | 'invitation'
  | 'mail-id'
  | 'media-variant'
  | 'ordonnance'
  | 'photo-state'
  | 'sign-in-code'
  | 'stock-photo'

/** Purposes of encrypting with the server's key. Each purpose has its own derived key. */
export type SealingPurpose = 'photo-token' | 'share-key'

/**
 * Random values and cryptography. `random` and `id` are unpredictable; the key behind `hmac` is
 * stored separately from the data.
 */
export interface Secrets {
  /** Generates this many random bytes, as base64url. */
  random(bytes: number): string
  /** Generates 128 random bits as 32 hex digits. */
  id(): string
  /** Computes HMAC-SHA-256 as base64url. Each purpose has a separate key. */
  hmac(purpose: SigningPurpose, text: string): Promise<string>
  /**
   * Encrypts a string with AES-GCM, as base64url.
   *
   * @param owner the only owner that the string can be decrypted for
   */
  seal(purpose: SealingPurpose, text: string, owner: string): Promise<string>
  /**
   * Decrypts a string; null when it was sealed for another owner or with another key, or was
   * modified.
   */
  unseal(purpose: SealingPurpose, sealed: string, owner: string): Promise<string | null>
  /** Computes SHA-256 as base64url. */
  sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string>
}

/** The current time in whole seconds since 1970. */
export interface Clock {
  now(): number
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** A structured log. Fields never contain codes, tokens or mail bodies. */
export interface Log {
  write(level: LogLevel, event: string, fields?: Record<string, unknown>): void
}
