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

const started = async (args: readonly string[], content = JSON.stringify(signature)) => {
  const printed: string[] = []
  const complaints: string[] = []
  const written = new Map<string, string>()
  const asked: (string | undefined)[] = []
  const code = await run(args, {
    read: async (file) => {
      asked.push(file)
      return content
    },
    write: async (file, text) => void written.set(file, text),
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  })
  return { code, printed, complaints, written, asked }
}

describe('org-signature render', () => {
  it('prints the HTML of standard input', async () => {
    const { code, printed, asked } = await started(['render'])
    expect(code).toBe(0)
    expect(asked).toEqual([undefined])
    expect(printed).toEqual([renderSignature(signature).html])
  })

  it('follows its options', async () => {
    const args = 'render a.json --layout layout2 --target gmail --icons https://x.fr/i --out o.html'
    const { code, printed, written, asked } = await started(args.split(' '))
    expect(code).toBe(0)
    expect(asked).toEqual(['a.json'])
    expect(printed).toEqual([])
    const options = { target: 'gmail', iconsBaseUrl: 'https://x.fr/i' } as const
    const { html } = renderSignature({ ...signature, layoutKey: 'layout2' }, options)
    expect(written).toEqual(new Map([['o.html', html]]))
  })

  it('prints plain text', async () => {
    const { printed } = await started(['render', '--text'])
    expect(printed).toEqual([renderSignature(signature).text])
  })

  it('tells which addresses it left out', async () => {
    const content = JSON.stringify({ ...signature, companyWebsite: 'javascript:alert(1)' })
    const { code, complaints } = await started(['render'], content)
    expect(code).toBe(0)
    expect(complaints).toEqual([
      'companyWebsite: left out, not an allowed address: javascript:alert(1)',
    ])
  })

  it('tells on one line of an address that holds line ends', async () => {
    const content = JSON.stringify({ companyWebsite: 'javascript:\n\u001b[2Jalert(1)' })
    const { complaints } = await started(['render'], content)
    expect(complaints).toEqual([
      'companyWebsite: left out, not an allowed address: javascript:\\u000a\\u001b[2Jalert(1)',
    ])
  })

  it('takes icons from the web alone', async () => {
    const { code, complaints } = await started(['render', '--icons', 'javascript:alert(1)'])
    expect(code).toBe(2)
    expect(complaints[0]).toContain('--icons must be an http or https address')
  })

  it('answers 2 and a line for each error', async () => {
    const { code, printed, complaints } = await started(['render'], '{"phone":1,"layoutKey":"a"}')
    expect(code).toBe(2)
    expect(printed).toEqual([])
    expect(complaints).toEqual([
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
  ])('answers 2 to the command line %j', async (args, complaint) => {
    const { code, complaints } = await started(args)
    expect(code).toBe(2)
    expect(complaints[0]).toContain(complaint)
  })
})

describe('org-signature check', () => {
  it('prints what it finds, and answers 0 while nothing is an error', async () => {
    const { code, printed } = await started(['check'])
    expect(printed.join('\n')).toMatch(/^warning .*icons/im)
    expect(printed.at(-1)).toMatch(/^\d+ of \d+ characters$/)
    expect(code).toBe(0)
  })

  it('answers 1 to a signature that Gmail would refuse', async () => {
    const value = 'x'.repeat(10_000)
    const content = JSON.stringify({ customFields: [{ key: 'a', value, url: '' }] })
    const { code, printed } = await started(['check'], content)
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

  it('reads a file and writes another one', async () => {
    const source = path.join(folder, 'zoe.json')
    const target = path.join(folder, 'zoe.html')
    await writeFile(source, JSON.stringify(signature))
    await execute(process.execPath, [program, 'render', source, '--out', target])
    expect(await readFile(target, 'utf8')).toBe(renderSignature(signature).html)
  })

  /** Hands the program a text over its standard input. */
  const fed = (args: readonly string[], input: string) => {
    const running = execute(process.execPath, [program, ...args])
    running.child.stdin!.end(input)
    return running
  }

  it('reads its standard input and prints', async () => {
    const { stdout } = await fed(['render'], JSON.stringify(signature))
    expect(stdout).toBe(`${renderSignature(signature).html}\n`)
  })

  it('ends with 2 for data that is none, a line for each error', async () => {
    const input = JSON.stringify({ firstName: 4, customFields: [{ key: [] }] })
    await expect(fed(['check'], input)).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^firstName: .+\ncustomFields.+: .+\n$/),
    })
  })

  it('ends with 2 for a file that is not there', async () => {
    const missing = path.join(folder, 'none.json')
    await expect(execute(process.execPath, [program, 'render', missing])).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('none.json'),
    })
  })
})
