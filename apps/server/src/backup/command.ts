import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { SettingsError } from '../settings/settings-error.ts'
import type { Summary } from './read-backup.ts'

export interface Command {
  /** Absolute path of the backup. */
  readonly path: string
  readonly withFiles: boolean
  readonly withKey: boolean
}

export interface Questions {
  readonly media: string
  readonly key: string
}

/** Where questions are asked, if both ends are a terminal. */
export interface Dialogue {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

/**
 * Reads `FILE [--media|--no-media] [--key|--no-key]`. Asks for what is missing in a terminal;
 * elsewhere media are included, and the key is not.
 *
 * @throws SettingsError when the arguments are invalid, or the terminal ends before an answer
 */
export async function readCommand(
  name: string,
  args: readonly string[],
  questions: Questions,
  dialogue: Dialogue = { input: process.stdin, output: process.stdout },
): Promise<Command> {
  const { positionals, values } = parse(name, args)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw usage(name)
  return {
    // npm changes the folder; this one is where the command was given.
    path: resolve(process.env['INIT_CWD'] ?? '.', file),
    withFiles: values.media ?? (await ask(dialogue, questions.media, true)),
    withKey: values.key ?? (await ask(dialogue, questions.key, false)),
  }
}

function parse(name: string, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: { media: { type: 'boolean' }, key: { type: 'boolean' } },
    })
  } catch {
    throw usage(name)
  }
}

const usage = (name: string) =>
  new SettingsError(`Usage: npm run ${name} -- FILE [--media|--no-media] [--key|--no-key]`)

/** Asks in a terminal; returns `usual` without one, and for an empty answer. */
async function ask(
  { input, output }: Dialogue,
  question: string,
  usual: boolean,
): Promise<boolean> {
  if (!input.isTTY || !output.isTTY) return usual
  const terminal = createInterface({ input, output })
  try {
    const answer = await Promise.race([
      terminal.question(`${question} [${usual ? 'Y/n' : 'y/N'}] `),
      once(terminal, 'close').then(() => {
        throw new SettingsError('Nothing was done.')
      }),
    ])
    return answer.trim() === '' ? usual : /^y(?:es)?$/i.test(answer.trim())
  } finally {
    terminal.close()
  }
}

/** Describes what a backup contains in one line. */
export function contentOf({ tables, files, hasKey, createdAt }: Summary): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
  const count = Object.keys(tables).length
  return `${rows} rows of ${count} tables, ${files} files, ${hasKey ? 'with' : 'without'} the key, of ${createdAt}`
}

/** Runs a command. Prints an expected error as one line, and sets the exit code. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}
