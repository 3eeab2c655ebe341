import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Keeps a value in a query parameter of the address, so that links and reloads preserve it; null if
 * missing.
 */
export function useAddressParam(
  name: string,
): readonly [value: string | null, replace: (value: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const replace = useCallback(
    (value: string | null) =>
      setParams(
        (former) => {
          if (value === null) former.delete(name)
          else former.set(name, value)
          return former
        },
        { replace: true },
      ),
    [name, setParams],
  )
  return [params.get(name), replace]
}
