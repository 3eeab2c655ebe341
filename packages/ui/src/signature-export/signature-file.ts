import { renderSignature } from '@org/signature'
import type { RenderOptions, SignatureInput, Target } from '@org/signature'
import type { Rendered, SignatureFile } from '@org/signature/files'

type Builders = typeof import('@org/signature/files')

interface Format {
  /** The rendering that the client keeps. */
  target: Target
  make: (files: Builders, rendered: Rendered, name: string) => SignatureFile
}

/** Every file that a signature can be taken as. */
export const signatureFileKeys = ['outlook', 'apple-mail', 'thunderbird', 'html', 'text'] as const
export type SignatureFileKey = (typeof signatureFileKeys)[number]

const formats: Readonly<Record<SignatureFileKey, Format>> = {
  outlook: {
    target: 'outlook',
    make: (files, rendered, name) => files.outlookArchive(rendered, name),
  },
  'apple-mail': {
    target: 'apple-mail',
    make: (files, rendered, name) => files.appleMailFile(rendered, name, crypto.randomUUID()),
  },
  thunderbird: {
    target: 'thunderbird',
    make: (files, rendered, name) => files.thunderbirdFile(rendered, name),
  },
  // Thunderbird's file is nothing but a whole HTML document.
  html: { target: 'paste', make: (files, rendered, name) => files.thunderbirdFile(rendered, name) },
  text: { target: 'paste', make: (files, rendered, name) => files.textFile(rendered, name) },
}

/**
 * The file by which a mail client takes a signature. What builds files is loaded at the first use;
 * rejects when that fails.
 * @param name as the person calls the signature; becomes the file's
 */
export async function signatureFile(
  key: SignatureFileKey,
  data: SignatureInput,
  options: RenderOptions,
  name: string,
): Promise<SignatureFile> {
  const { target, make } = formats[key]
  const files = await import('@org/signature/files')
  return make(files, renderSignature(data, { ...options, target }), name)
}
