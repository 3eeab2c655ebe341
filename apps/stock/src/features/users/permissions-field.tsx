import { type Permission, permissions } from '@org/api/stock'
import { type FieldTypeProps, registerFieldType } from '@org/ui/form'
import { Checkbox } from '@org/ui/primitives'
import { useId } from 'react'
import { Boxes, Group, Legend, Note } from './permissions-field.styles.ts'
import { permissionTexts } from './texts.ts'

/** Reasons why permissions cannot be granted or revoked, by permission. */
export type LockedPermissions = Readonly<Partial<Record<Permission, string>>>

declare module '@org/ui/form' {
  interface FieldTypes {
    /** Permissions as checkboxes. */
    permissions: {
      value: readonly Permission[]
      options: { readonly locked: LockedPermissions }
    }
  }
}

function PermissionsField({ field, control }: FieldTypeProps<'permissions'>) {
  const { value, isDisabled, onChange, onBlur } = control
  const noteId = useId()
  const reasons = [...new Set(Object.values(field.locked))]
  const set = (permission: Permission, isGiven: boolean) =>
    onChange(permissions.filter((one) => (one === permission ? isGiven : value.includes(one))))
  return (
    <Group aria-describedby={noteId}>
      <Legend>{field.label}</Legend>
      <Note id={noteId}>{reasons.length === 1 ? reasons[0] : field.help}</Note>
      <Boxes>
        {permissions.map((permission) => (
          <Checkbox
            key={permission}
            isSelected={value.includes(permission)}
            isDisabled={isDisabled || permission in field.locked}
            description={reasons.length > 1 ? field.locked[permission] : undefined}
            onChange={(isGiven) => set(permission, isGiven)}
            onBlur={onBlur}
          >
            {permissionTexts[permission]}
          </Checkbox>
        ))}
      </Boxes>
    </Group>
  )
}

registerFieldType('permissions', { component: PermissionsField, empty: [] })
