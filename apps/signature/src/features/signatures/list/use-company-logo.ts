import { selectOrganisation, useAppSelector } from '@org/app-kit'
import type { Media } from '@org/signature'
import { useEffect, useState } from 'react'

/**
 * Loads the company's logo to get its natural size, which only the file contains; null until
 * loaded.
 */
export function useCompanyLogo(): Media | null {
  const logo = useAppSelector(selectOrganisation)?.logo ?? null
  const [loaded, setLoaded] = useState<Media | null>(null)
  useEffect(() => {
    if (!logo) return
    const image = new Image()
    let isWanted = true
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image
      if (isWanted) setLoaded({ src: logo.path, path: logo.path, type: logo.type, width, height })
    }
    image.src = logo.path
    return () => {
      isWanted = false
    }
  }, [logo])
  return loaded?.src === logo?.path ? loaded : null
}
