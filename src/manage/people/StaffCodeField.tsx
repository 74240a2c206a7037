import { TextField } from '@mui/material'

/** The six digits that an authenticator shows now. */
export function StaffCodeField({ label }: { readonly label: string }) {
  return (
    <TextField
      name="code"
      label={label}
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
      required
    />
  )
}
