import { expect, it } from 'vitest'
import { readUpload } from './read-body.ts'

/** Reads a file with this name, encoded as in a URL. */
async function readNamed(name: string) {
  const head = `content-disposition: form-data; name="file"; filename*=utf-8''${name}`
  const body = new TextEncoder().encode(`--b\r\n${head}\r\n\r\nx\r\n--b--\r\n`)
  return (await readUpload(body, 'multipart/form-data; boundary=b')).name
}

it('removes control characters from the name of a file', async () => {
  expect(await readNamed('%1B%5B31mune%0D%0AX-Note%3A%20b%C2%85.pdf%7F')).toBe(
    '[31mune X-Note: b .pdf',
  )
})

it('removes characters that change the direction of the text', async () => {
  expect(await readNamed('facture%E2%80%AEfdp.exe%E2%81%A6')).toBe('facturefdp.exe')
})

it('cuts a long name without splitting a character', async () => {
  expect(await readNamed(`${'a'.repeat(199)}${encodeURIComponent('😀')}`)).toBe(
    `${'a'.repeat(199)}\ufffd`,
  )
})

it('keeps the rest of a name', async () => {
  expect(await readNamed(encodeURIComponent('Été « 1 » (2).pdf'))).toBe('Été « 1 » (2).pdf')
})
