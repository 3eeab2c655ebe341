import { extractText } from 'unpdf'

/** Returns the text of each page of a PDF on one line. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(Uint8Array.from(bytes))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

/** Removes the spaces, because a long name may be wrapped anywhere. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')
