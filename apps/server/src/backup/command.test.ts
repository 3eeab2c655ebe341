import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { readCommand } from './command.ts'

const questions = { media: 'Media?', key: 'Key?' }

/** Reads a command whose person types these lines, each after a question. */
async function read(args: string[], answers: string[], { input = true, output = true } = {}) {
  const typed = Object.assign(new PassThrough(), { isTTY: input })
  const shown = Object.assign(new PassThrough(), { isTTY: output })
  const asked: string[] = []
  shown.on('data', (chunk: Buffer) => {
    const question = /(\w+\?) \[/.exec(chunk.toString())?.[1]
    if (question === undefined) return
    asked.push(question)
    const answer = answers.shift()
    if (answer === undefined) typed.end()
    else typed.write(`${answer}\n`)
  })
  const command = await readCommand('backup', args, questions, { input: typed, output: shown })
  return { asked, withFiles: command.withFiles, withKey: command.withKey }
}

it.each([
  ['', 'y', true, true],
  ['n', '', false, false],
  ['no', 'YES', false, true],
  ['perhaps', 'perhaps', false, false],
])('asks in a terminal, and takes %j and %j', async (media, key, withFiles, withKey) => {
  const result = await read(['FILE'], [media, key])
  expect(result).toEqual({ asked: ['Media?', 'Key?'], withFiles, withKey })
})

it('asks only for flags that are missing', async () => {
  expect((await read(['FILE', '--no-media'], ['n'])).asked).toEqual(['Key?'])
  expect((await read(['FILE', '--key'], ['n'])).asked).toEqual(['Media?'])
  expect((await read(['FILE', '--key', '--no-media'], [])).asked).toEqual([])
})

it.each([
  { input: false, output: true },
  { input: true, output: false },
])('asks nothing without a terminal (%o): media are included, the key is not', async (ends) => {
  const result = await read(['FILE'], ['n', 'y'], ends)
  expect(result).toEqual({ asked: [], withFiles: true, withKey: false })
})

it('does nothing when the terminal is closed before an answer', async () => {
  await expect(read(['FILE'], [])).rejects.toThrow('Nothing was done.')
})
