/** How the column of a field is recognised. */
export interface KnownField<Field extends string> {
  field: Field
  /** Headings of the field, in the form that `normalised` returns. */
  headings: readonly string[]
  /** Headings that name the field less clearly; a column with one of `headings` wins. */
  lesser?: readonly string[]
  /** Words that mean another field, in addition to `KnownFields.never`. */
  never?: readonly string[]
  /**
   * Whether a cell may belong to the field. Finds the field's column in a table without headings,
   * and the key's column also if no heading is known.
   */
  content?: (cell: string) => boolean
  /**
   * Whether a cell can hold a value of the field. A column in which most filled cells cannot is
   * never the field's, whatever its heading.
   */
  fits?: (cell: string) => boolean
  /**
   * Whether other plausible columns fill in for empty cells of the field's column, row by row.
   * Default false.
   */
  fallsBack?: boolean
}

/** The fields of a table; earlier ones take precedence. */
export interface KnownFields<Field extends string> {
  fields: readonly KnownField<Field>[]
  /** The field whose content identifies the first row below the headings. */
  key: Field
  /**
   * Headings that match only as a whole, because they mean something else within a longer heading.
   */
  aloneOnly: ReadonlySet<string>
  /** Words that confirm a heading, such as `work`. */
  favoured?: readonly string[]
  /** Words that weigh against a heading, such as `home`: its score stays below `plausible`. */
  avoided?: readonly string[]
  /** Words that change nothing: `Prénom du salarié` is as good as `Prénom`. */
  ignored?: readonly string[]
  /** Words with which a heading names no field, such as `manager` or `verified`. */
  never?: readonly string[]
}

/**
 * Scores of headings. A column below `plausible` never fills in for another one, and can only hold
 * the key.
 */
export const scores = {
  exact: 100,
  /** A heading that contains a known heading of several words. */
  phrase: 80,
  /** A heading that contains a known word. */
  word: 50,
  lesser: -10,
  favoured: 8,
  avoided: -80,
  /** A heading that counts a second or third column: `Email 2`. */
  repeated: -4,
  plausible: 30,
} as const

/**
 * Normalises a heading to lower-case words without accents and punctuation, so that `Prénom`,
 * `first_name`, `givenName` and `E-mail` are recognised. Digits are words of their own.
 */
export function normalised(heading: string): string {
  return heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** A heading as it is compared: normalised, with a blank at both ends of each word. */
const framed = (heading: string) => ` ${normalised(heading)} `

/** The known headings and words as they are compared; there are a few hundred. */
const known = new Map<string, string>()

function framedName(name: string): string {
  const former = known.get(name)
  if (former !== undefined) return former
  const text = framed(name)
  known.set(name, text)
  return text
}

const holds = (heading: string, words: readonly string[] = []) =>
  words.some((word) => heading.includes(` ${word} `))

/**
 * Scores how well a heading names a field: 0 if it does not, else up to `scores.exact` and a little
 * more. An exact heading beats one that contains several known words, which beats one that contains
 * a known word.
 */
export function headingScore<Field extends string>(
  heading: string,
  { headings, lesser = [], never }: KnownField<Field>,
  { aloneOnly, ...words }: KnownFields<Field>,
): number {
  const text = framed(heading)
  // Directories count from 0 or 1 within their headings: `emails.0.value`, `Organization 1 - Title`.
  const uncounted = text.replace(/ [01](?= )/g, '')
  if (uncounted.trim() === '') return 0
  const nameScores = (text: string) => [
    ...headings.map((name) => nameScore(text, name, aloneOnly)),
    ...lesser.map((name) => {
      const score = nameScore(text, name, aloneOnly)
      return score === 0 ? 0 : score + scores.lesser
    }),
  ]
  const short = without(uncounted, words.ignored)
  const best = Math.max(
    0,
    ...nameScores(uncounted),
    ...(short === uncounted ? [] : nameScores(short)),
  )
  if (best === 0 || isRuledOut(heading, never, words.never)) return 0
  const change =
    (holds(text, words.favoured) ? scores.favoured : 0) +
    (holds(text, words.avoided) ? scores.avoided : 0) +
    (/ [2-9] /.test(text) ? scores.repeated : 0)
  return Math.max(1, best + change)
}

/** Removes words from a heading, unless nothing else is left. */
function without(text: string, ignored: readonly string[] = []): string {
  const short = ignored.reduce((left, word) => left.replace(` ${word} `, ' '), text)
  return short.trim() === '' ? text : short
}

/** Whether a word of the heading says that the column holds something else. */
export function isRuledOut(
  heading: string,
  ...never: readonly (readonly string[] | undefined)[]
): boolean {
  const text = framed(heading)
  return never.some((words) => holds(text, words))
}

function nameScore(framedHeading: string, name: string, aloneOnly: ReadonlySet<string>): number {
  const text = framedName(name)
  if (framedHeading === text) return scores.exact
  if (aloneOnly.has(name) || !framedHeading.includes(text)) return 0
  return text.trim().includes(' ') ? scores.phrase : scores.word
}
