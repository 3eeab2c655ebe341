/** Code of `NOT_SIGNED_IN`. A client that receives it ends the session silently. */
export const notSignedInCode = 105

/** Code and message of an unknown error, such as a response that is not an error of this API. */
export const unknownError = { code: -1, message: 'Unknown error' } as const

/** The JSON body of an error. */
export interface ErrorBody {
  type: string
  code: number
  message: string
  payload?: unknown
}

/** An invalid field of a request; `path` is dotted. */
export interface FieldError {
  path: string
  message: string
}

/** An error that a caller may see. `type` is one of `ErrorType`, or `NETWORK` in the client. */
export class ApiError extends Error {
  readonly type: string
  readonly code: number
  readonly status: number
  readonly payload: unknown

  constructor(body: ErrorBody, status: number) {
    super(body.message)
    this.name = 'ApiError'
    this.type = body.type
    this.code = body.code
    this.payload = body.payload
    this.status = status
  }

  /** Returns the JSON body, without `payload` if there is none. */
  toJSON(): ErrorBody {
    const body: ErrorBody = { type: this.type, code: this.code, message: this.message }
    if (this.payload !== undefined) body.payload = this.payload
    return body
  }
}
