import { createContext, use, useState } from 'react'

/** Returns a new address for a file whose address has expired; null if there is no new address. */
export type FreshUrl = (url: string) => Promise<string | null>

/** Renews the addresses of the media on a page. By default, no address is renewed. */
export const FreshMedia = createContext<FreshUrl>(async () => null)

/** The address of a picture, for an `img`. It is renewed once if the picture cannot be loaded. */
export function useFreshPicture(url: string) {
  const freshUrl = use(FreshMedia)
  const [renewed, setRenewed] = useState({ from: '', to: '' })
  const isRenewed = renewed.from === url
  async function renew() {
    const to = await freshUrl(url)
    if (to !== null) setRenewed({ from: url, to })
  }
  return {
    src: isRenewed ? renewed.to : url,
    onError: () => void (isRenewed || renew()),
  }
}
