import { Button, TextField } from '@org/ui/primitives'
import { type FormEvent, useState } from 'react'
import { countsTexts } from '../texts.ts'
import { CodeRow as Row } from './count.styles.ts'

/** A field for typing a code whose label cannot be scanned. */
export function CodeRow({ onCode }: { onCode: (code: string) => void }) {
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    onCode(code)
    setCode('')
  }
  return (
    <Row onSubmit={submit}>
      <TextField
        label={countsTexts.code}
        description={countsTexts.codeHelp}
        value={code}
        onChange={setCode}
      />
      <Button type="submit" isDisabled={code.trim() === ''}>
        {countsTexts.count}
      </Button>
    </Row>
  )
}
