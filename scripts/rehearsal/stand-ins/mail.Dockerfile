# In place of Mailpit: takes any mail, and lists it at the two addresses of Mailpit that are read.
FROM localhost/rightway-stand-in-node
RUN npm install --prefix /opt/mail --no-save smtp-server@3.21.6 mailparser@3.9.0 && mkdir -p /data
COPY mail.cjs /opt/mail/
RUN printf '#!/bin/sh\nexec wget --quiet --spider http://localhost:8025/readyz\n' > /mailpit && chmod +x /mailpit
WORKDIR /opt/mail
ENTRYPOINT ["node", "mail.cjs"]
