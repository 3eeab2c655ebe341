import type { FormStore } from '@org/ui/form'
import { useEffect, useRef } from 'react'
import type { InfoDraft } from '../info-drafts.ts'
import { personalFields, type PersonalInfo } from '../personal-info.ts'

/** Puts what was typed before a reload into the form again, and tells of what is typed from then on. */
export function useTypedInfo(
  form: FormStore<PersonalInfo>,
  draft: InfoDraft,
  onType: (info: PersonalInfo) => void,
): void {
  const restored = useRef(draft)
  useEffect(() => {
    for (const field of personalFields) {
      const value = restored.current[field]
      if (value === undefined) continue
      form.set(field, value)
      form.blur(field)
    }
    restored.current = {}
  }, [form])
  useEffect(() => {
    const ends = personalFields.map((field) =>
      form.field(field).subscribe(() => onType(form.values())),
    )
    return () => ends.forEach((end) => end())
  }, [form, onType])
}
