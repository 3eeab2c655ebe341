import { isSeparator } from '@org/api/stock'
import { Button, IconButton, TextField } from '@org/ui/primitives'
import { Settings2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { LargeDialog } from '../large-controls.styles.ts'
import { readSeparator, writeSeparator } from './separator-setting.ts'
import { scannerTexts } from './texts.ts'

/** A button that opens the settings of this browser's keyboard scanner. */
export function ScannerSettings() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={scannerTexts.settings} onPress={() => setOpen(true)}>
        <Settings2 size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SettingsDialog({ onClose }: { onClose: () => void }) {
  const [separator, setSeparator] = useState(readSeparator)
  const [isRefused, setRefused] = useState(false)
  const formId = useId()

  function save(event: FormEvent) {
    event.preventDefault()
    if (separator !== '' && !isSeparator(separator)) {
      setRefused(true)
      return
    }
    writeSeparator(separator)
    onClose()
  }

  return (
    <LargeDialog
      title={scannerTexts.settings}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{scannerTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {scannerTexts.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <TextField
          label={scannerTexts.separator}
          description={scannerTexts.separatorHelp}
          errors={isRefused ? [scannerTexts.separatorRefused] : []}
          autoComplete="off"
          value={separator}
          onChange={(text) => {
            setSeparator(text)
            setRefused(false)
          }}
        />
      </form>
    </LargeDialog>
  )
}
