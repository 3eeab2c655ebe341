'use client'
import { useEffect, useState } from 'react'

/** An address under which this page alone can show a file, as long as it is given. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!file) return
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => {
      URL.revokeObjectURL(created)
      setAddress(undefined)
    }
  }, [file])

  return address
}
