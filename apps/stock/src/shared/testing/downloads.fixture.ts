import { expect, spyOn, waitFor } from 'storybook/test'

const files: Blob[] = []

/** Catches the files that the page downloads. */
export function catchDownloads(): void {
  files.length = 0
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob)
    return '#'
  })
}

/** Waits for the one downloaded file, and returns its lines, the headings first. */
export async function downloadedLines(): Promise<[headings: string, ...rows: string[]]> {
  await waitFor(() => expect(files).toHaveLength(1))
  const [headings = '', ...rows] = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n')
  return [headings, ...rows]
}
