import { RTFJS } from 'rtf.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleSignatures } from '../samples/index.ts'
import { renderSignature } from '../render/render-signature.ts'
import { utf8 } from './encode.ts'
import { example } from '../../test/rendered-example.ts'
import { signatureRtf } from './rtf.ts'

async function readRtf(rtf: string): Promise<HTMLElement> {
  const body = document.createElement('div')
  body.append(...(await new RTFJS.Document(utf8(rtf).buffer, {}).render()))
  return body
}

const lines = (body: HTMLElement): string[] =>
  [...body.children].map((line) => line.textContent ?? '').filter((line) => line !== '')

beforeAll(() => RTFJS.loggingEnabled(false))

describe('signatureRtf', () => {
  it('writes each row as one line and keeps every character', async () => {
    expect(lines(await readRtf(signatureRtf(example.html)))).toEqual([
      'Zoë Lefèvre & Œuvres — 😀 {fin\\}',
      'atelier.example 06 12 34 56 78',
      'Rendez-vous',
      'LinkedIn',
    ])
  })

  it('keeps the links and encodes their addresses', async () => {
    const body = await readRtf(signatureRtf(example.html))
    const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      'https://atelier.example/?a=1&b=%C3%A9',
      'tel:+33612345678',
      'https://meet.example/zoe',
      'https://www.linkedin.com/in/zoe',
    ])
  })

  it('keeps weight, color, size and font', async () => {
    const body = await readRtf(signatureRtf(example.html))
    const name = body.querySelector<HTMLElement>('span')
    expect(name?.style.fontWeight).toBe('bold')
    expect(name?.style.color).toBe('rgb(18, 52, 86)')
    expect(name?.style.fontSize).toBe('12pt')
    expect(name?.style.fontFamily).toContain('Georgia')
  })

  it.each(sampleSignatures)('keeps all text and links of sample %#', async (sample) => {
    const { html } = renderSignature(sample, { target: 'outlook' })
    const page = document.createElement('div')
    page.innerHTML = html
    document.body.replaceChildren(page)
    // Restore the default display of cells, since `innerText` puts no space between inline-blocks.
    for (const cell of page.querySelectorAll('td')) cell.style.display = ''
    const body = await readRtf(signatureRtf(html))
    expect(lines(body).join(' ').split(/\s+/)).toEqual(page.innerText.trim().split(/\s+/))
    const addressed = (element: HTMLElement): (string | null)[] =>
      [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(addressed(body)).toEqual(addressed(page))
  })

  it('is one balanced document even without content', async () => {
    expect(lines(await readRtf(signatureRtf('')))).toEqual([])
  })
})
