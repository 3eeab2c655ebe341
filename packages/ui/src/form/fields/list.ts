'use client'
import { registerListType } from '../field-types/registry.ts'
import { FieldList } from '../field-list/field-list.tsx'

registerListType(FieldList)
