import type { FormStore } from '@org/ui/form'
import { useEffect, useRef } from 'react'
import type { InfoDraft } from '../info-drafts.ts'
import { infoFields, type PersonalInfo } from '../personal-info.ts'

/** Restores the values from before a reload, and reports later changes. */
export function useTypedInfo(
  form: FormStore<PersonalInfo>,
  draft: InfoDraft,
  onType: (info: PersonalInfo) => void,
): void {
  const restored = useRef(draft)
  useEffect(() => {
    for (const field of infoFields) {
      const value = restored.current[field]
      if (value === undefined) continue
      form.set(field, value)
      form.blur(field)
    }
    restored.current = {}
  }, [form])
  useEffect(() => {
    const ends = infoFields.map((field) => form.field(field).subscribe(() => onType(form.values())))
    return () => ends.forEach((end) => end())
  }, [form, onType])
}
