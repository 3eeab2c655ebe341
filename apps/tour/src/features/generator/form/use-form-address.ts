import { useAddress } from '@org/app-kit/public'
import type { FormStore } from '@org/ui/form'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { searchOf, type TourValues, valuesIn } from './tour-values.ts'

const fieldNames = ['m', 'c', 'family', 'size', 'color', 'logo', 'logoSize', 'bg'] as const

/**
 * Keeps the form's values in the page's address. Consecutive edits of one field are one entry of
 * the history, so Back undoes all of them.
 */
export function useFormAddress(form: FormStore<TourValues>): void {
  const { search, navigate } = useAddress()
  const former = useRef(form.values())
  const edited = useRef<string | null>(null)

  useEffect(
    () =>
      form.subscribeToValues(() => {
        const values = form.values()
        const name = fieldNames.find((field) => values[field] !== former.current[field]) ?? null
        const isChanged = searchOf(values) !== searchOf(former.current)
        former.current = values
        if (!isChanged) return
        navigate(`/${searchOf(values)}`, { replace: name === edited.current })
        edited.current = name
      }),
    [form, navigate],
  )

  // A layout effect runs before the next key is handled; otherwise an old address could reset the
  // form.
  useLayoutEffect(() => {
    const values = valuesIn(search)
    if (searchOf(values) === searchOf(form.values())) return
    former.current = values
    edited.current = null
    form.reset(values)
  }, [form, search])
}
