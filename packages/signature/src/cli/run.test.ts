import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderSignature } from '../index.ts'
import { run } from './run.ts'

const signature = {
  firstName: 'Zoé',
  companyName: 'Exemple & Cie',
  social: { socialIcons: [{ icon: 'linkedin', url: 'https://www.linkedin.com/in/zoe' }] },
}

const runWith = async (args: readonly string[], content = JSON.stringify(signature)) => {
  const printed: string[] = []
  const errors: string[] = []
  const written = new Map<string, string>()
  const requested: (string | undefined)[] = []
  const code = await run(args, {
    read: async (file) => {
      requested.push(file)
      return content
    },
    write: async (file, text) => void written.set(file, text),
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  })
  return { code, printed, errors, written, requested }
}

describe('org-signature render', () => {
  it('prints the HTML of a signature from standard input', async () => {
    const { code, printed, requested } = await runWith(['render'])
    expect(code).toBe(0)
    expect(requested).toEqual([undefined])
    expect(printed).toEqual([renderSignature(signature).html])
  })

  it('applies the command-line options', async () => {
    const args = 'render a.json --layout layout2 --target gmail --icons https://x.fr/i --out o.html'
    const { code, printed, written, requested } = await runWith(args.split(' '))
    expect(code).toBe(0)
    expect(requested).toEqual(['a.json'])
    expect(printed).toEqual([])
    const options = { target: 'gmail', iconsBaseUrl: 'https://x.fr/i' } as const
    const { html } = renderSignature({ ...signature, layoutKey: 'layout2' }, options)
    expect(written).toEqual(new Map([['o.html', html]]))
  })

  it('prints plain text', async () => {
    const { printed } = await runWith(['render', '--text'])
    expect(printed).toEqual([renderSignature(signature).text])
  })

  it('lists the addresses that it left out', async () => {
    const content = JSON.stringify({ ...signature, companyWebsite: 'javascript:alert(1)' })
    const { code, errors } = await runWith(['render'], content)
    expect(code).toBe(0)
    expect(errors).toEqual([
      'companyWebsite: left out, not an allowed address: javascript:alert(1)',
    ])
  })

  it('reports on one line an address that contains line breaks', async () => {
    const content = JSON.stringify({ companyWebsite: 'javascript:\n\u001b[2Jalert(1)' })
    const { errors } = await runWith(['render'], content)
    expect(errors).toEqual([
      'companyWebsite: left out, not an allowed address: javascript:\\u000a\\u001b[2Jalert(1)',
    ])
  })

  it('accepts only web addresses for icons', async () => {
    const { code, errors } = await runWith(['render', '--icons', 'javascript:alert(1)'])
    expect(code).toBe(2)
    expect(errors[0]).toContain('--icons must be an http or https address')
  })

  it('exits with 2 and prints a line for each error', async () => {
    const { code, printed, errors } = await runWith(['render'], '{"phone":1,"layoutKey":"a"}')
    expect(code).toBe(2)
    expect(printed).toEqual([])
    expect(errors).toEqual([
      'phone: must be a text, not a number',
      'layoutKey: must be one of layout1, layout2, layout3, layout-art-f',
    ])
  })

  it.each([
    [[], 'no command'],
    [['draw'], 'unknown command draw'],
    [['render', 'a', 'b'], 'one file at a time'],
    [['render', '--layout', 'layout9'], '--layout must be one of'],
    [['render', '--unknown'], '--unknown'],
  ])('exits with 2 for the command line %j', async (args, message) => {
    const { code, errors } = await runWith(args)
    expect(code).toBe(2)
    expect(errors[0]).toContain(message)
  })
})

describe('org-signature check', () => {
  it('prints its findings and exits with 0 if none is an error', async () => {
    const { code, printed } = await runWith(['check'])
    expect(printed.join('\n')).toMatch(/^warning .*icons/im)
    expect(printed.at(-1)).toMatch(/^\d+ of \d+ characters$/)
    expect(code).toBe(0)
  })

  it('exits with 1 for a signature that Gmail would reject', async () => {
    const value = 'x'.repeat(10_000)
    const content = JSON.stringify({ customFields: [{ key: 'a', value, url: '' }] })
    const { code, printed } = await runWith(['check'], content)
    expect(code).toBe(1)
    expect(printed.join('\n')).toMatch(/^error/m)
  })
})

describe('as a program', () => {
  const program = path.join(import.meta.dirname, 'main.ts')
  const execute = promisify(execFile)
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signature-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('reads a file and writes another', async () => {
    const source = path.join(folder, 'zoe.json')
    const target = path.join(folder, 'zoe.html')
    await writeFile(source, JSON.stringify(signature))
    await execute(process.execPath, [program, 'render', source, '--out', target])
    expect(await readFile(target, 'utf8')).toBe(renderSignature(signature).html)
  })

  /** Runs the program with a string as its standard input. */
  const runProgram = (args: readonly string[], input: string) => {
    const running = execute(process.execPath, [program, ...args])
    running.child.stdin!.end(input)
    return running
  }

  it('reads standard input and prints', async () => {
    const { stdout } = await runProgram(['render'], JSON.stringify(signature))
    expect(stdout).toBe(`${renderSignature(signature).html}\n`)
  })

  it('exits with 2 for invalid data and prints a line for each error', async () => {
    const input = JSON.stringify({ firstName: 4, customFields: [{ key: [] }] })
    await expect(runProgram(['check'], input)).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^firstName: .+\ncustomFields.+: .+\n$/),
    })
  })

  it('exits with 2 for a missing file', async () => {
    const missing = path.join(folder, 'none.json')
    await expect(execute(process.execPath, [program, 'render', missing])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('none.json'),
    })
  })
})
