/** Collects the styles of 'Invitation Not Found'; the build drops the script. */
import './guest.css'
import '../open/GuestFrame'
import '../open/GuestNotices'
