import { renderSignature } from '@org/signature'
import type { RenderOptions, SignatureInput, Target } from '@org/signature'
import type { Rendered, SignatureFile } from '@org/signature/files'

type Builders = typeof import('@org/signature/files')

interface Format {
  /** The rendering target of the client that imports the file. */
  target: Target
  make: (files: Builders, rendered: Rendered, name: string) => SignatureFile
}

/** Every kind of file that a signature can be exported as. */
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
  // Thunderbird's file is just a complete HTML document.
  html: { target: 'paste', make: (files, rendered, name) => files.thunderbirdFile(rendered, name) },
  text: { target: 'paste', make: (files, rendered, name) => files.textFile(rendered, name) },
}

/**
 * Creates a file from which a mail client can import the signature. The code that builds files is
 * loaded on first use; the promise rejects if it cannot be loaded.
 * @param name the user's name for the signature, which becomes the file name
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
