/** The image types that are stored. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const
export type ImageType = (typeof imageTypes)[number]

const signatures: readonly { readonly type: ImageType; readonly bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
]

/** The type that the first bytes tell, whatever the file calls itself; null for any other. */
export function sniffImageType(bytes: Uint8Array): ImageType | null {
  const found = signatures.find((one) => one.bytes.every((byte, index) => bytes[index] === byte))
  return found?.type ?? null
}
