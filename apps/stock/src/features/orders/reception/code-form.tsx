import { Button, TextField } from '@org/ui/primitives'
import { useState } from 'react'
import { CodeRow } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'

export interface CodeFormProps {
  onCode: (code: string) => void
}

/** Counts a product by its typed code, even while the previous code is being looked up. */
export function CodeForm({ onCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  return (
    <CodeRow
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() === '') return
        onCode(code.trim())
        setCode('')
      }}
    >
      <TextField label={ordersTexts.code} value={code} onChange={setCode} autoComplete="off" />
      <Button type="submit">{ordersTexts.count}</Button>
    </CodeRow>
  )
}
