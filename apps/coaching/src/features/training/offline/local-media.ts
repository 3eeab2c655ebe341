import { createContext } from 'react'

/** Returns the address of a file's copy in this browser; without one, its own address. */
export const LocalMedia = createContext<(url: string) => string>((url) => url)
