/** An error in the data. */
export interface DataError {
  /** Path, as in `social.socialIcons[2].url`; empty for the data as a whole. */
  readonly path: string
  readonly message: string
}

/** Checks a value that is present and adds its errors to the list. */
export type Check = (value: unknown, path: string, errors: DataError[]) => void

const describe = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`

const error = (errors: DataError[], path: string, message: string): void => {
  errors.push({ path, message })
}

export const isText: Check = (value, path, errors) => {
  if (typeof value !== 'string') error(errors, path, `must be a text, not ${describe(value)}`)
}

export const isFlag: Check = (value, path, errors) => {
  if (typeof value !== 'boolean')
    error(errors, path, `must be true or false, not ${describe(value)}`)
}

/** Accepts a number from `min` to `max`, both inclusive. */
export const isNumber =
  (min = -Infinity, max = Infinity): Check =>
  (value, path, errors) => {
    if (typeof value !== 'number' || !Number.isFinite(value))
      error(errors, path, `must be a number, not ${describe(value)}`)
    else if (value < min || value > max)
      error(errors, path, `must be from ${min} to ${max}, not ${value}`)
  }

export const isOneOf =
  (allowed: readonly string[]): Check =>
  (value, path, errors) => {
    if (typeof value !== 'string' || !allowed.includes(value))
      error(errors, path, `must be one of ${allowed.filter(Boolean).join(', ')}`)
  }

/** Accepts a string that meets a condition; `expected` describes it in the error message. */
export const isMatching =
  (matches: (value: string) => boolean, expected: string): Check =>
  (value, path, errors) => {
    if (typeof value !== 'string' || !matches(value)) error(errors, path, `must be ${expected}`)
  }

/** Accepts an object whose known keys pass their checks. Missing and null values are allowed. */
export const isObject =
  (keys: Readonly<Record<string, Check>>): Check =>
  (value, path, errors) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      error(errors, path, `must be an object, not ${describe(value)}`)
      return
    }
    const given = value as Readonly<Record<string, unknown>>
    for (const [key, check] of Object.entries(keys)) {
      const item = Object.hasOwn(given, key) ? given[key] : undefined
      if (item !== undefined && item !== null) check(item, path ? `${path}.${key}` : key, errors)
    }
  }

export const isList =
  (check: Check): Check =>
  (value, path, errors) => {
    if (!Array.isArray(value)) error(errors, path, `must be a list, not ${describe(value)}`)
    else value.forEach((item, index) => check(item, `${path}[${index}]`, errors))
  }
