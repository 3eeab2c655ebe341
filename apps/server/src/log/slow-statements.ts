import type { Logger } from 'pino'

/** Is told the text of a statement, with placeholders for values, and the ms that it took. */
export type OnStatement = (text: string, milliseconds: number) => void

export interface SlowStatements {
  readonly onStatement: OnStatement
  /** Number of slow statements so far. */
  count(): number
}

/** Characters of a statement in the log: those that write many rows are long and repetitive. */
const loggedCharacters = 2000

/**
 * Logs statements that take at least `threshold` ms, with the ids of their request. Values of
 * parameters are never logged.
 */
export function createSlowStatements(threshold: number, logger: Logger): SlowStatements {
  let count = 0
  return {
    onStatement(text, milliseconds) {
      if (milliseconds < threshold) return
      count += 1
      const statement = text.slice(0, loggedCharacters)
      logger.info({ statement, milliseconds: Math.round(milliseconds) }, 'slow statement')
    },
    count: () => count,
  }
}
