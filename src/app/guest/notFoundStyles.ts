/** Collects the styles of 'Invitation Not Found'; the build drops the script. */
import './guest.css'
import '@/features/invitation/guest/GuestFrame'
import '@/features/invitation/guest/GuestNotices'
