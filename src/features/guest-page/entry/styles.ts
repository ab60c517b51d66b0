/** Collects the styles of a rendered invitation, and of each template in a chunk of its own; the build drops the script. */
import './guest.css'
import '../open/GuestFrame'
import '../open/OpenInvitation'
