# In place of VersityGW: s3rver, which keeps objects below /data as well. It knows one account, S3RVER.
FROM localhost/rightway-stand-in-node
RUN npm install --prefix /opt/storage --no-save s3rver@3.7.1 && mkdir -p /data
COPY object-storage.cjs /opt/storage/
WORKDIR /opt/storage
ENTRYPOINT ["node", "object-storage.cjs"]
