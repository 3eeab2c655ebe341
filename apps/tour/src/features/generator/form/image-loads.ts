/** How long an image may take to load, in ms. */
const timeoutMilliseconds = 15_000

/** Resolves to whether an image can be loaded from an address. */
export function imageLoads(address: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    const timer = setTimeout(() => finish(false), timeoutMilliseconds)
    const finish = (isLoaded: boolean) => {
      clearTimeout(timer)
      resolve(isLoaded)
    }
    signal.addEventListener('abort', () => {
      image.src = ''
      finish(false)
    })
    image.referrerPolicy = 'no-referrer'
    image.onload = () => finish(true)
    image.onerror = () => finish(false)
    image.src = address
  })
}
