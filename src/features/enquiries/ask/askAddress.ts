import { useDialogAddress } from '@/ui/useDialogAddress'

/** Opens and closes the dialog by its hash. */
export const useAskAddress = () => useDialogAddress('#ask')
