import { execFile, spawn, type ExecFileOptions, type SpawnOptions } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from './paths.ts'

/**
 * Runs a program in this terminal and forwards signals to it; returns its exit code, or 1 if a
 * signal ended it.
 */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    const forward = (signal: NodeJS.Signals) => child.kill(signal)
    process.on('SIGINT', forward).on('SIGTERM', forward)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve(signal ? 1 : (code ?? 1))
    })
  })
}

/** Like `run`, but prints the program's output only once the program has ended. */
export async function runBuffered(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'paraphe-output-'))
  const file = path.join(folder, 'output.txt')
  const output = openSync(file, 'w')
  try {
    return await run(command, args, { stdio: ['ignore', output, output], ...options })
  } finally {
    closeSync(output)
    process.stdout.write(readFileSync(file))
    rmSync(folder, { recursive: true })
  }
}

/** Runs a program in this terminal; throws if it fails. */
export async function must(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<void> {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed with exit code ${code}.`)
}

/**
 * Runs a program silently; returns what it printed. If it fails, throws an error that contains its
 * stderr.
 */
export async function capture(
  command: string,
  args: string[],
  options: ExecFileOptions = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: root,
    maxBuffer: Infinity,
    ...options,
    encoding: 'utf8',
  })
  return stdout
}

/** Runs a step and prints its label and duration. */
export async function timed<T>(label: string, step: () => Promise<T>): Promise<T> {
  const started = performance.now()
  console.log(`\n— ${label}`)
  const result = await step()
  console.log(`  ${label}: ${Math.round((performance.now() - started) / 1000)} s`)
  return result
}
