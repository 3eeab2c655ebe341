'use client'
// Importing this module registers the library's list and all field types except `image`, which
// needs to know where images are stored.
import './list.ts'
import './autocomplete.tsx'
import './color.tsx'
import './multiline.tsx'
import './number.tsx'
import './select.tsx'
import './slider.tsx'
import './switch.tsx'
import './text.tsx'
import './timestamp.tsx'
