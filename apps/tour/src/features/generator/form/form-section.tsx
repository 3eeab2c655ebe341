import { type ReactNode, useId } from 'react'
import { Section } from './form-section.styles.ts'

/** Fields of the form under a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Section>
  )
}
