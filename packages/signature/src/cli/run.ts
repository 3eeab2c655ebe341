import { checkSignature } from '../checks/index.ts'
import type { SignatureData } from '../model/signature-data.ts'
import { parseSignatureData } from '../parse/parse-signature-data.ts'
import { renderSignature } from '../render/render-signature.ts'
import { readArguments, usage, UsageError } from './arguments.ts'
import type { Arguments } from './arguments.ts'

/** What the command needs of its surroundings. */
export interface Surroundings {
  /** Reads a file, or standard input when none is named. */
  readonly read: (file: string | undefined) => Promise<string>
  readonly write: (file: string, content: string) => Promise<void>
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

/** Exit codes: the signature has errors; the command line or the data is unusable. */
const invalid = 1
const unusable = 2

/** Runs a command line and answers its exit code. */
export async function run(args: readonly string[], around: Surroundings): Promise<number> {
  if (args.includes('--help')) {
    around.print(usage)
    return 0
  }
  try {
    return await carryOut(readArguments(args), around)
  } catch (error) {
    around.complain(oneLine(error instanceof Error ? error.message : String(error)))
    if (error instanceof UsageError) around.complain(`\n${usage}`)
    return unusable
  }
}

/** Whatever the data holds, an error stays one line and moves no cursor. */
const oneLine = (message: string): string =>
  message.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const carryOut = async (args: Arguments, around: Surroundings): Promise<number> => {
  const parsed = parseSignatureData(await around.read(args.file))
  if (!parsed.ok) {
    for (const { path, message } of parsed.errors)
      around.complain(oneLine(`${path || '.'}: ${message}`))
    return unusable
  }
  const data = args.layout ? { ...parsed.data, layoutKey: args.layout } : parsed.data
  return args.command === 'render' ? render(data, args, around) : check(data, args, around)
}

const render = async (
  data: SignatureData,
  args: Arguments,
  around: Surroundings,
): Promise<number> => {
  const options = { target: args.target, iconsBaseUrl: args.icons }
  const { html, text, report } = renderSignature(data, options)
  for (const { path, address } of report.droppedAddresses)
    around.complain(oneLine(`${path}: left out, not an allowed address: ${address}`))
  const output = args.text ? text : html
  if (args.out === undefined) around.print(output)
  else await around.write(args.out, output)
  return 0
}

const check = async (
  data: SignatureData,
  args: Arguments,
  around: Surroundings,
): Promise<number> => {
  const report = await checkSignature(data, { target: args.target, iconsBaseUrl: args.icons })
  for (const { severity, path, message } of report.findings)
    around.print(`${severity}${path ? ` ${path}` : ''}: ${message}`)
  around.print(`${report.length.characters} of ${report.length.limit} characters`)
  return report.ok ? 0 : invalid
}
